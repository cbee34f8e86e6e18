export type { Phase, ScoreFocus } from './draw/scene.ts';
export type {
  FindingDetail,
  FocusDetail,
  MotuEvent,
  PickDetail,
  PreviewDetail,
  TurnDetail,
} from './elements/events.ts';
export { MotuBoard } from './elements/motu-board.ts';
export { MotuFindings } from './elements/motu-findings.ts';
export { MotuScore } from './elements/motu-score.ts';
export { MotuStory } from './elements/motu-story.ts';
export { MotuText } from './elements/motu-text.ts';
export { MotuTimeline } from './elements/motu-timeline.ts';
export { MotuTurns } from './elements/motu-turns.ts';
export { MotuViewer } from './elements/motu-viewer.ts';
export { pathOfFinding } from './game/finding.ts';
export { START, type Step, stepAt, type Tree, treeOf } from './game/tree.ts';
