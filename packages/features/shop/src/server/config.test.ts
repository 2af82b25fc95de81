import { readConfig } from '@pausenplatz/kernel-server';
import { describe, expect, it } from 'vitest';
import { creditorSettings } from '../testing/settings.ts';
import { shopConfig } from './config.ts';
import { creditorOf } from './creditor.ts';

const read = (environment: Record<string, string>) => {
  const config = readConfig({ DEMO_SCHOOL: 'false', ...environment }, [shopConfig]);
  return creditorOf({ config });
};

describe('whom bills are paid to', () => {
  it('is who an operator names, with an account without blanks', () => {
    expect(read(creditorSettings)).toMatchObject({ name: 'Lernmittel Muster AG', number: '7a', iban: 'CH9300762011623852957' });
  });

  it('is nobody without settings, and plainly an example in the demo school', () => {
    expect(read({})).toBeNull();
    expect(read({ DEMO_SCHOOL: 'true' })?.name).toContain('keine echte Rechnung');
  });

  it('is said as a whole or not at all', () => {
    const { SHOP_CITY: _left, ...rest } = creditorSettings;
    expect(() => read(rest)).toThrow(/fehlt: SHOP_CITY/);
  });

  it.each(['CH93 0076 2011 6238 5295 8', 'CH44 3199 9123 0008 8901 2', 'DE89 3704 0044 0532 0130 00', '12345'])(
    'has no account %s',
    (iban) => {
      expect(() => read({ ...creditorSettings, SHOP_IBAN: iban })).toThrow(/IBAN/);
    },
  );
});
