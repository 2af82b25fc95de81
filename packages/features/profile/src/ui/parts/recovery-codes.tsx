import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CopyButton, look } from '@pausenplatz/kernel-ui';
import { ownTexts } from '../../texts.ts';

const texts = ownTexts.secondFactor;
const useStyles = makeStyles({
  frame: { display: 'grid', gap: '12px' },
  title: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: '6px 16px',
    listStyleType: 'none',
    margin: 0,
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase400,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', '@media print': { display: 'none' } },
});

/** The recovery codes, shown this one time. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.frame} role="alert">
      <h3 className={styles.title}>{texts.codesTitle}</h3>
      <p>{texts.codesLead}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={onDone}>
          {texts.codesDone}
        </Button>
        <CopyButton text={codes.join('\n')} label={texts.codesCopy} />
        <Button onClick={() => globalThis.print()}>{texts.codesPrint}</Button>
      </div>
    </div>
  );
}
