import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Card } from '@pausenplatz/kernel-ui';
import { aiUiTexts } from '../../texts.ui.ts';
import type { Ai } from '../data.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '8px' },
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, paddingLeft: '20px', display: 'grid', gap: '6px' },
});

/** What a child may do here, who pays, and who reads along. */
export function ChildRules({ ai }: { readonly ai: Ai }) {
  const styles = useStyles();
  const { rules: texts } = aiUiTexts;
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{texts.title}</h2>
      <ul className={styles.list}>
        <li>{texts.wrong}</li>
        <li>{texts.names}</li>
        <li>{texts.read}</li>
        {ai.className !== null && <li>{fill(texts.pays, { name: ai.className })}</li>}
        {ai.age !== null && <li>{fill(texts.age, { age: ai.age })}</li>}
      </ul>
    </Card>
  );
}
