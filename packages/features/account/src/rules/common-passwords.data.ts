/** First guesses of every attack, German and English, plus what schools tend to hand out. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 87654321 11111111 00000000 password passwort passwort1 qwertz qwertzuiop qwertz12 asdfghjk yxcvbnm
  hallo hallo123 hallo1234 hallohallo schule schule12 schule123 schule1234 schueler lehrer lehrer123 lehrperson klasse klasse1 klasse3a
  sommer sommer2026 winter winter2026 herbst fruehling fussball fussball1 schweiz schweiz1 zuerich bern basel luzern geheim geheim123
  willkommen willkommen1 start123 start1234 test1234 testtest admin admin123 letmein iloveyou ichliebedich dragon monkey football
  pokemon minecraft fortnite roblox youtube google computer internet pausenplatz sonnenschein schatz schatzi prinzessin
  abcdefgh abcd1234 abc12345 a1b2c3d4 qwerty123 1q2w3e4r zaq12wsx`.split(/\s+/),
);
