import type { Report } from '@motu/engine';
import { boardSvg, type Theme } from '../../draw/index.ts';
import { stepAt, treeOf } from '../../game/tree.ts';
import { wayThrough } from '../../game/walk.ts';

/** The board after a turn as a file of its own, also inside a variation. */
export function pictureOf(report: Report, turn: string, theme: Theme, locale: string): string {
  const tree = treeOf(report);
  const step = stepAt(tree, turn);
  if (step === null) return boardSvg(report, null, { theme, locale });
  const turns = wayThrough(tree, step).map((one) => one.turn);
  return boardSvg({ ...report, turns }, turns.indexOf(step.turn), { theme, locale });
}

const PNG_SCALE = 2;

/** The same picture in pixels, twice as fine as on the screen. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * PNG_SCALE;
  canvas.height = image.naturalHeight * PNG_SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}

export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the content after the click; a minute is enough for any of ours.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
