/**
 * What a table is worth: how much room its ends have, and how well it fits the screen. All costs are on one scale,
 * on which an end where no foot fits costs 2000.
 */

import { spotsOf } from './ends.ts';
import { halfBox } from './poses.ts';
import type { Body, Plan } from './room.ts';
import { bodiesOf, doubleComes, unplayed, type Table } from './table.ts';

/**
 * What growing beyond the planned box by a thousandth costs, and within it; in tenths. Above LARGE twice as much: in
 * such sets the costs of the many ends outweigh the box, and tiles become small.
 */
const GROWTH = 40;
const INSIDE = 5;
const LARGE = 15;

/** How much a foot after a toe of a planned foot counts, in eighths of that one. */
const HEIR = 2;

/** What it costs that ends have too little room, each as far as somebody will play there, and the box grows. */
export function costOf(table: Table): number {
  const comes = Array.from({ length: table.shape.set + 1 }, (_, value) => doubleComes(table, value));
  const doubles = comes.filter((yes) => yes).length;
  /** What it costs that a foot is no better, and that others after it have no room. */
  const footCost = (foot: Plan, heirs: readonly Plan[]): number =>
    foot.cost + Math.floor((HEIR * (doubles - 1) * sumOf(heirs)) / (8 * comes.length));
  let cost = growth(table);
  for (const one of table.ends) {
    const rivals = table.ends.filter((other) => other.value === one.value).length;
    const share = Math.floor((8 * unplayed(table, one.value)) / rivals);
    cost += Math.floor((one.chain.cost * Math.min(8, share)) / 8);
    cost += Math.floor(
      (footCost(one.later, one.laterHeirs) * Math.min(8, share) * doubles) / (8 * comes.length),
    );
    if (!one.fixed && comes[one.value] === true) cost += Math.floor(footCost(one.foot, one.heirs) / rivals);
  }
  return cost;
}

function sumOf(plans: readonly Plan[]): number {
  return plans.reduce((sum, plan) => sum + plan.cost, 0);
}

/** What the size of the box round everything costs. */
function growth(table: Table): number {
  const [left, top, right, bottom] = boxOf([...bodiesOf(table), ...spotsOf(table.ends)]);
  const across = Math.floor(((right - left) * 1000) / table.width);
  const down = Math.floor(((bottom - top) * 1000) / table.height);
  const beyond = Math.max(across, down, 1000) - 1000;
  const inside = Math.min(across, 1000) + Math.min(down, 1000);
  const times = table.shape.set > LARGE ? 2 : 1;
  return Math.floor((times * (beyond * GROWTH + inside * INSIDE)) / 10);
}

/** Left, top, right and bottom of the box round some bodies. */
function boxOf(bodies: readonly Body[]): [number, number, number, number] {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (const { pose } of bodies) {
    const [across, down] = halfBox(pose.turn);
    left = Math.min(left, pose.x - across);
    right = Math.max(right, pose.x + across);
    top = Math.min(top, pose.y - down);
    bottom = Math.max(bottom, pose.y + down);
  }
  return [left, top, right, bottom];
}
