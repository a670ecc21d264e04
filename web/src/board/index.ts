/** Where every tile lies: a pure function of the plays, for a screen of given proportions. No DOM, no rules. */

export { eachLayout, layOut } from './layout.ts';
export {
  TURNS,
  UNIT,
  type Aspect,
  type Layout,
  type Place,
  type Play,
  type Shape,
  type Shift,
  type Spot,
  type Tile,
} from './places.ts';
