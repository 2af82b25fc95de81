import { makeStyles, tokens } from '@fluentui/react-components';
import { Chip, type ColorName } from '@pausenplatz/kernel-ui';
import { accountTexts } from '../../texts.ts';
import type { PasswordStrength } from '../password-strength.ts';

const useStyles = makeStyles({
  words: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  hint: { color: tokens.colorNeutralForeground2, flexBasis: '16ch', flexGrow: 1 },
});

const colors: Readonly<Record<PasswordStrength, ColorName>> = { short: 'grey', guessable: 'orange', fair: 'blue', good: 'green' };

/** How well a password holds: a word, its colour, and what would help. */
export function StrengthWords({ strength }: { readonly strength: PasswordStrength }) {
  const styles = useStyles();
  const { strength: words, hints } = accountTexts.initialPassword;
  return (
    <output className={styles.words} aria-label={words.label}>
      <Chip color={colors[strength]}>{words[strength]}</Chip>
      <span className={styles.hint}>{hints[strength]}</span>
    </output>
  );
}
