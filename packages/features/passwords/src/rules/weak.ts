import { plainLetters } from '@pausenplatz/kernel-format';

const common: ReadonlySet<string> = new Set(
  'passwort password hallo hallo123 schule schule123 geheim qwertz qwertz123 qwerty sommer winter fussball einhorn prinzessin ichliebedich abc123 abcd1234 lehrer antolin mathletics'.split(
    ' ',
  ),
);
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertzuiopasdfghjklyxcvbnm', 'qwertyuiop'];

interface About {
  readonly userName: string;
  /** First and last name. */
  readonly name: string;
  readonly title: string;
}

/** Whether somebody who knows the child would guess it soon: too short, one sign again and again, a row of keys, a name, or what many take. */
export function isWeak(secret: string, { userName, name, title }: About): boolean {
  const plain = plainLetters(secret).replaceAll(/\s/g, '');
  if (secret.length < 8 || new Set(plain).size < 4 || common.has(plain) || /^\d+$/.test(plain)) return true;
  const bare = plain.replaceAll(/[\d\W_]+$/g, '');
  if (bare.length >= 4 && rows.some((row) => row.includes(bare))) return true;
  const words = [userName, title, ...name.split(/\s+/)].map((word) => plainLetters(word).replaceAll(/\s/g, '')).filter(Boolean);
  return common.has(bare) || words.includes(bare) || words.includes(plain);
}
