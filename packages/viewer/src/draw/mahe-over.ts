import { BEACH, type MaheState, turtleName } from '@motu/engine/mahe/state';
import type { Json } from '@motu/notation';
import { diceSpot, HALO, handsBeside, maheTable } from './mahe.ts';
import { die, eggCard, nest } from './mahe-pieces.ts';
import { fieldSpot, TRACKS, type Track, turtleSpot } from './mahe-track.ts';
import type { Scene } from './scene.ts';
import { box, circle, hit, path, placed, type SvgNode } from './tree.ts';

/** What lies over the board on demand: what would have been legal, where points come from, places to choose. */
export function overMahe(scene: Scene<MaheState>): readonly SvgNode[] {
  const table = maheTable(scene);
  const track = TRACKS[scene.form];
  return [
    ...legalFields(scene, track),
    ...legalTurtles(scene, table, track),
    placed(
      { x: diceSpot(track).x, y: diceSpot(track).y + (scene.form === 'wide' ? 84 : 70) },
      legalRow(scene),
    ),
    ...overHands(scene, table),
    ...(scene.picks ? hits(track) : []),
  ];
}

/** The options of one kind. */
function optionsOf({ legal }: Scene, kind: string): readonly { readonly [name: string]: Json }[] {
  return legal?.kind === kind ? legal.options : [];
}

function legalFields(scene: Scene, track: Track): readonly SvgNode[] {
  return optionsOf(scene, 'landing').map(({ field }) => {
    if (field === 'raft') return box(track.raft.x - 110, track.raft.y - 36, 220, 74, 12, 's-hint dashed');
    const { x, y } = fieldSpot(track, Number(field));
    return circle(x, y, 31, 's-hint dashed');
  });
}

function legalTurtles(scene: Scene, table: MaheState, track: Track): readonly SvgNode[] {
  const left = optionsOf(scene, 'turtle').map(({ turtle }) => `${scene.turn?.seat ?? ''}${turtle}`);
  return table.order
    .filter((one) =>
      left.some((name) => name === turtleName(table, one) || name === `${turtleName(table, one)}1`),
    )
    .map((one) => placed(turtleSpot(track, table, one), [path(HALO, 's-hint')]));
}

/** The dice or cards that would have been right. */
function legalRow(scene: Scene): readonly SvgNode[] {
  const dice = optionsOf(scene, 'throw')
    .slice(0, 1)
    .flatMap((one) => diceIn(one.dice));
  const cards = [...optionsOf(scene, 'reveal'), ...optionsOf(scene, 'card')].map(({ card }) => String(card));
  return [
    ...row(dice, 46, die),
    ...row(cards, 36, (card) =>
      card === 'nest' ? [placed({ x: 0, y: 0, scale: 0.42 }, nest())] : eggCard(card),
    ),
  ];
}

function row(
  values: readonly string[],
  step: number,
  draw: (value: string) => readonly SvgNode[],
): readonly SvgNode[] {
  const shown = values.slice(0, 7);
  return shown.map((value, index) =>
    placed({ x: (index - (shown.length - 1) / 2) * step, y: 0 }, [
      ...draw(value),
      box(-20, -22, 40, 44, 8, 's-hint dashed'),
    ]),
  );
}

function diceIn(dice: Json | undefined): readonly string[] {
  return Array.isArray(dice) ? dice.map(String) : String(dice ?? '').split('+');
}

/** The eggs of a line of the score; the totals where the record names others. */
function overHands(scene: Scene, { seats }: MaheState): readonly SvgNode[] {
  const { at, width, height } = handsBeside(scene.form, seats.length);
  const isTotal = optionsOf(scene, 'total').length > 0;
  return seats.map((seat, index) =>
    placed({ x: at.x, y: at.y + index * height }, [
      ...(scene.focus?.seat === seat ? [box(8, 35, width - 16, height - 44, 8, 's-outline')] : []),
      ...(isTotal ? [box(width - 52, 5, 44, 27, 8, 's-hint dashed')] : []),
    ]),
  );
}

function hits(track: Track): readonly SvgNode[] {
  const fields = Array.from({ length: BEACH }, (_, index) => {
    const { x, y } = fieldSpot(track, index + 1);
    return hit(`field:${index + 1}`, x - 28, y - 28, 56, 56);
  });
  return [...fields, hit('field:raft', track.raft.x - 104, track.raft.y - 32, 208, 66)];
}
