// What TypeScript's decorators are applied with, as far as ours need it. Used by the bundles only.
export const decorate = (decorators, on, name) => {
  for (const one of decorators) one(on, name);
  return on;
};
