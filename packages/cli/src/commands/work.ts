import { work } from '@motu/api';

export interface WorkFlags {
  readonly portions?: number;
  readonly healthPort?: number;
}

/** What is said on the command line goes before what the environment says. */
export async function workOn({ portions, healthPort }: WorkFlags): Promise<number> {
  return work({
    ...process.env,
    ...(portions === undefined ? {} : { MOTU_PORTIONS: `${portions}` }),
    ...(healthPort === undefined ? {} : { MOTU_HEALTH_PORT: `${healthPort}` }),
  });
}
