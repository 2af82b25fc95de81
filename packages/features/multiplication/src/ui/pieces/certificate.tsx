import { makeStyles, tokens } from '@fluentui/react-components';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { look, usePrintSheet } from '@pausenplatz/kernel-ui';
import type { getDiplomaInfo } from '../../contract/index.ts';
import { multiplicationTexts } from '../../texts.ts';
import { useStageStyles } from '@pausenplatz/progress/ui/run';
import { SummitPicture } from '@pausenplatz/progress/ui/run';

const useStyles = makeStyles({
  sheet: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '14px',
    minHeight: '440px',
    padding: '40px 24px',
    border: `3px solid ${look.colors.teal.strong}`,
    outline: `1px solid ${look.colors.teal.strong}`,
    outlineOffset: '-12px',
    borderRadius: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
    textAlign: 'center',
    '@media print': { minHeight: '165mm', boxShadow: 'none' },
  },
  heading: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightBold,
    color: look.colors.teal.ink,
  },
  name: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: tokens.fontWeightBold },
  text: { maxWidth: '32ch', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '24px',
    width: '100%',
    maxWidth: '480px',
    marginTop: '24px',
  },
  line: {
    minWidth: '200px',
    paddingTop: '6px',
    borderTop: `1px solid ${tokens.colorNeutralForeground1}`,
    fontSize: tokens.fontSizeBase200,
  },
  code: { alignSelf: 'end', fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  print: { justifySelf: 'center', '@media print': { display: 'none' } },
});

type Diploma = NonNullable<OutputOf<typeof getDiplomaInfo>['diploma']>;

/** The certificate, which prints on one sheet without anything around it. */
export function Certificate({ diploma }: { readonly diploma: Diploma }) {
  const stage = useStageStyles();
  const styles = useStyles();
  const texts = multiplicationTexts.diploma;
  const user = useCurrentUser();
  usePrintSheet('@page { size: A4 landscape; margin: 15mm } @media print { h1 { display: none } }');
  return (
    <>
      <article className={styles.sheet}>
        <SummitPicture isReached />
        <h2 className={styles.heading}>{texts.heading}</h2>
        <p className={styles.name}>
          {user?.firstName} {user?.lastName}
        </p>
        <p className={styles.text}>{texts.text}</p>
        <p>{fill(texts.date, { date: longDay(diploma.at) })}</p>
        <div className={styles.foot}>
          <span className={styles.code}>{fill(texts.code, { code: `${diploma.code.slice(0, 4)}-${diploma.code.slice(4)}` })}</span>
          <span className={styles.line}>{texts.sign}</span>
        </div>
      </article>
      <div className={styles.print}>
        <button type="button" className={stage.button} onClick={() => window.print()}>
          <Print24Regular aria-hidden />
          {texts.print}
        </button>
      </div>
    </>
  );
}
