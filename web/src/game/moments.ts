/** What a message shows for a moment: a tile that comes, a foot that is complete, the end of a round. */

import type { Moved, Told } from '../wire/types.ts';

export interface Moment {
  /** Who moved. */
  readonly seat: number;
  /** The tile that was laid. */
  readonly laid?: string;
  /** The double of a foot that has all its toes now. */
  readonly foot?: string;
  /** Somebody went out, or nobody could go on. */
  readonly ending?: 'out' | 'blocked';
}

/** Nothing for what is no move: a table that is told afresh stands still. */
export function momentOf(message: Told): Moment | null {
  return message.type === 'moved' ? ofMove(message) : null;
}

function ofMove({ seat, happened }: Moved): Moment {
  let moment: Moment = { seat };
  for (const one of happened) {
    if (one.what === 'laid') moment = { ...moment, laid: one.tile };
    if (one.what === 'foot_done') moment = { ...moment, foot: one.double };
    if (one.what === 'round_over') {
      moment = { ...moment, ending: one.result.reason === 'out' ? 'out' : 'blocked' };
    }
  }
  return moment;
}
