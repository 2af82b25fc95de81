import type { AccountTables } from '@pausenplatz/account/server';

/** It has no tables of its own: requests and schools are those of the schools feature. */
export type JoiningTables = AccountTables;
