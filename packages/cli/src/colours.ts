import type { Paint } from '@motu/formats';
import colours from 'picocolors';

export function paintOf(isColoured: boolean): Paint {
  const { red, yellow, green, bold, dim } = colours.createColors(isColoured);
  return {
    error: (text) => bold(red(text)),
    warning: (text) => bold(yellow(text)),
    good: green,
    strong: bold,
    faint: dim,
  };
}
