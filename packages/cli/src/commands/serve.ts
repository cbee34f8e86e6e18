import { serve } from '@motu/api';

export interface ServeFlags {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
}

/** What is said on the command line goes before what the environment says. */
export async function serveAll({ port, host, data }: ServeFlags): Promise<number> {
  return serve({
    ...process.env,
    ...(port === undefined ? {} : { MOTU_PORT: `${port}` }),
    ...(host === undefined ? {} : { MOTU_HOST: host }),
    ...(data === undefined ? {} : { MOTU_DATA: data }),
  });
}
