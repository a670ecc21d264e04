/** Which sounds a message of the server makes. */

import type { Happening, Moved, Told, Turn } from '../wire/types.ts';

export type Cue = 'laid' | 'drawn' | 'foot' | 'foot_done' | 'pass' | 'turn' | 'won' | 'over' | 'blocked';

/** What must be known of a table for it. */
interface Known {
  readonly you: number | null;
  readonly turn: Turn | null;
}

/** In the order in which they sound. A table that is told afresh is silent. */
export function cuesOf(message: Told, before: Known | null, now: Known): readonly Cue[] {
  const cues = message.type === 'moved' ? ofMove(message, now.you) : [];
  const isOver = cues.some((cue) => cue === 'won' || cue === 'over' || cue === 'blocked');
  return !isOver && isTurnNow(message, before, now) ? [...cues, 'turn'] : cues;
}

function ofMove({ happened }: Moved, you: number | null): readonly Cue[] {
  return happened.flatMap((one) => cueOf(one, you) ?? []);
}

function cueOf(one: Happening, you: number | null): Cue | null {
  switch (one.what) {
    case 'laid':
      return 'laid';
    case 'drawn':
    case 'caught':
      return 'drawn';
    case 'passed':
      return 'pass';
    case 'foot':
      return one.waived ? null : 'foot';
    case 'foot_done':
      return 'foot_done';
    case 'round_over':
      if (one.result.reason !== 'out') return 'blocked';
      return you !== null && one.result.winners.includes(you) ? 'won' : 'over';
    case 'opening_done':
    case 'game_over':
      return null;
  }
}

/** It is the reader's turn, and was not before. */
function isTurnNow(message: Told, before: Known | null, { you, turn }: Known): boolean {
  if (message.type !== 'moved' && message.type !== 'dealt') return false;
  return you !== null && turn?.seat === you && before?.turn?.seat !== you;
}
