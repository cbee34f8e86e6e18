/** Which Motu this is and where it lies: the executable knows, and tells once at the start. */
export interface Installation {
  readonly version: string;
  /** Where the executable lies. */
  readonly home: string;
}

let known: Installation = { version: '0.0.0', home: import.meta.url };

export function setInstallation(installation: Installation): void {
  known = installation;
}

export function installation(): Installation {
  return known;
}
