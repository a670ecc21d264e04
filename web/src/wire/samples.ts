/**
 * Two messages of each kind as Python writes them: with what they must have, and with all they can have.
 *
 * Made by `python -m tests.wire.make`: not to be edited.
 */

import type { FromClient, ToClient } from './types.ts';

// prettier-ignore
export const FROM_CLIENT: readonly FromClient[] = [
  {"type":"hello","protocol":7},
  {"type":"watch","id":"3-9","table":"5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a"},
  {"type":"watch","id":"3-9","table":"5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a","after":7},
  {"type":"leave","id":"3-9"},
  {"type":"sit","id":"3-9","seat":7},
  {"type":"sit","id":"3-9","seat":7,"invite":"3-9"},
  {"type":"stand","id":"3-9"},
  {"type":"set_seat","id":"3-9","seat":7,"to":"3-9"},
  {"type":"stand_in","id":"3-9","seat":7},
  {"type":"stand_in","id":"3-9","seat":7,"level":"3-9"},
  {"type":"remove","id":"3-9","seat":7},
  {"type":"pass_host","id":"3-9","seat":7},
  {"type":"start","id":"3-9"},
  {"type":"commit","id":"3-9","commitment":"5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a"},
  {"type":"show","id":"3-9","salt":"5a"},
  {"type":"play","id":"3-9","seen":7,"move":"3-9"},
  {"type":"undo","id":"3-9"},
  {"type":"hint","id":"3-9"},
  {"type":"ready","id":"3-9"},
  {"type":"react","id":"3-9","phrase":"chicken_foot"},
  {"type":"close","id":"3-9"},
];

// prettier-ignore
export const TO_CLIENT: readonly ToClient[] = [
  {"type":"welcome","protocol":7,"version":"3-9","name":"3-9","at":7},
  {"type":"done","id":"3-9","seq":7},
  {"type":"refused","id":"3-9","code":"3-9"},
  {"type":"refused","id":"3-9","code":"3-9","args":{"tiles":3,"name":"Ada"}},
  {"type":"hinted","id":"3-9","seq":7,"move":"3-9","on":null,"reason":"3-9","args":{},"worths":[]},
  {"type":"hinted","id":"3-9","seq":7,"move":"3-9","on":"3-9","reason":"3-9","args":{"tiles":3,"name":"Ada"},"worths":[["3-9",2.5,2.5,2.5]]},
  {"type":"your_turn","table":"3-9"},
  {"type":"goodbye","code":"deleted"},
  {"type":"goodbye","code":"deleted","again":7},
  {"type":"snapshot","seq":7,"at":7,"table":{"id":"3-9","rules":"3-9","shape":{"set":7,"arms":7,"toes":7},"rounds":7},"phase":"between","seats":[]},
  {"type":"snapshot","seq":7,"at":7,"table":{"id":"3-9","rules":"3-9","shape":{"set":7,"arms":7,"toes":7,"waives":true},"rounds":7,"clock":7,"hints":true},"phase":"between","seats":[{"holder":"computer","name":"3-9","level":"3-9","invite":"3-9"}],"you":7,"host":7,"is_host":true,"game":7,"results":[{"double":"3-9","starter":7,"reason":"3-9","scores":[7],"winners":[7],"totals":[7],"hands":[["3-9"]],"seed":"3-9"}],"final":{"places":[7],"ties":[{"ahead":7,"behind":7,"by":"3-9"}],"stopped":true},"offer":{"round":7,"commitment":"3-9","deadline":7,"commitments":["3-9",null],"salts":["3-9",null],"is_closed":true},"round":{"number":7,"double":"3-9","commitment":"3-9","salts":["3-9"],"board":{"counts":[7],"yard":7,"ends":[[7,"3-9"]],"pending":{"double":"3-9","missing":7,"opening":true}},"hand":["3-9"],"plays":[["3-9","3-9",7]],"starter":7,"planned":"3-9","first":7,"turned":7,"shown":["3-9"],"redeals":7},"turn":{"seat":7,"deadline":7,"has_drawn":true,"drawn":"3-9","moves":[["3-9","3-9"]],"cannot":[{"why":"3-9","clause":"3-9","tiles":["3-9"],"last":true}]},"ready":[7],"can_undo":true,"can_hint":true,"undos":7,"undone":true},
  {"type":"seats","seq":7,"at":7,"what":"host","seat":7,"seats":[]},
  {"type":"seats","seq":7,"at":7,"what":"host","seat":7,"seats":[{"holder":"computer","name":"3-9","level":"3-9","invite":"3-9"}],"you":7,"host":7,"is_host":true,"turn":{"seat":7,"deadline":7,"has_drawn":true,"drawn":"3-9","moves":[["3-9","3-9"]],"cannot":[{"why":"3-9","clause":"3-9","tiles":["3-9"],"last":true}]},"ready":[7],"can_undo":true,"can_hint":true},
  {"type":"started","seq":7,"at":7,"game":7},
  {"type":"offered","seq":7,"at":7,"offer":{"round":7,"commitment":"3-9","deadline":7,"commitments":[],"salts":[]}},
  {"type":"offered","seq":7,"at":7,"offer":{"round":7,"commitment":"3-9","deadline":7,"commitments":["3-9",null],"salts":["3-9",null],"is_closed":true}},
  {"type":"dealt","seq":7,"at":7},
  {"type":"dealt","seq":7,"at":7,"round":{"number":7,"double":"3-9","commitment":"3-9","salts":["3-9"],"board":{"counts":[7],"yard":7,"ends":[[7,"3-9"]],"pending":{"double":"3-9","missing":7,"opening":true}},"hand":["3-9"],"plays":[["3-9","3-9",7]],"starter":7,"planned":"3-9","first":7,"turned":7,"shown":["3-9"],"redeals":7},"turn":{"seat":7,"deadline":7,"has_drawn":true,"drawn":"3-9","moves":[["3-9","3-9"]],"cannot":[{"why":"3-9","clause":"3-9","tiles":["3-9"],"last":true}]},"happened":[{"what":"laid","tile":"3-9","on":"3-9","slot":7,"called":true},{"what":"drawn","tile":"3-9","shown":true},{"what":"passed","after_draw":true},{"what":"foot","double":"3-9","waived":true},{"what":"foot_done","double":"3-9"},{"what":"opening_done"},{"what":"caught","seat":7,"count":7,"tiles":["3-9"]},{"what":"round_over","result":{"double":"3-9","starter":7,"reason":"3-9","scores":[7],"winners":[7],"totals":[7],"hands":[["3-9"]],"seed":"3-9"}},{"what":"game_over","final":{"places":[7],"ties":[{"ahead":7,"behind":7,"by":"3-9"}],"stopped":true}}],"seed":"3-9","can_undo":true,"can_hint":true},
  {"type":"moved","seq":7,"at":7,"seat":7,"move":"3-9","happened":[],"board":{"counts":[],"yard":7}},
  {"type":"moved","seq":7,"at":7,"seat":7,"move":"3-9","happened":[{"what":"laid","tile":"3-9","on":"3-9","slot":7,"called":true},{"what":"drawn","tile":"3-9","shown":true},{"what":"passed","after_draw":true},{"what":"foot","double":"3-9","waived":true},{"what":"foot_done","double":"3-9"},{"what":"opening_done"},{"what":"caught","seat":7,"count":7,"tiles":["3-9"]},{"what":"round_over","result":{"double":"3-9","starter":7,"reason":"3-9","scores":[7],"winners":[7],"totals":[7],"hands":[["3-9"]],"seed":"3-9"}},{"what":"game_over","final":{"places":[7],"ties":[{"ahead":7,"behind":7,"by":"3-9"}],"stopped":true}}],"board":{"counts":[7],"yard":7,"ends":[[7,"3-9"]],"pending":{"double":"3-9","missing":7,"opening":true}},"turn":{"seat":7,"deadline":7,"has_drawn":true,"drawn":"3-9","moves":[["3-9","3-9"]],"cannot":[{"why":"3-9","clause":"3-9","tiles":["3-9"],"last":true}]},"clock":true,"can_undo":true},
  {"type":"readied","seq":7,"at":7,"seat":7,"ready":[]},
  {"type":"readied","seq":7,"at":7,"seat":7,"ready":[7]},
  {"type":"reacted","seq":7,"at":7,"seat":7,"phrase":"chicken_foot"},
  {"type":"closed","seq":7,"at":7},
  {"type":"closed","seq":7,"at":7,"expired":true},
];
