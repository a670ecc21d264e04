/** How eyes see colours, for the tests of ours: `#rrggbb` goes in. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, severity 1: what is seen of linear red, green and blue. */
export const EYES = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

/** WCAG 2.2, "contrast ratio": from 1 to 21. */
export function contrast(one = '', other = ''): number {
  const [low = NaN, high = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** How far apart two colours look to an eye, in Oklab: black and white are 1 apart, 0.02 is just noticeable. */
export function distance(one = '', other = '', eye: Matrix): number {
  const [a, b] = [oklab(times(eye, linear(one))), oklab(times(eye, linear(other)))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string): Triple {
  const parts = /^#(..)(..)(..)$/.exec(hex)?.slice(1) ?? [];
  const [red = NaN, green = NaN, blue = NaN] = parts.map((pair) => {
    const part = parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function oklab(colour: Triple): Triple {
  const seen = times(CONES, clipped(colour));
  return times(LAB, [Math.cbrt(seen[0]), Math.cbrt(seen[1]), Math.cbrt(seen[2])]);
}

function clipped([red, green, blue]: Triple): Triple {
  return [Math.max(red, 0), Math.max(green, 0), Math.max(blue, 0)];
}

function times(matrix: Matrix, [red, green, blue]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * red + b * green + c * blue;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}
