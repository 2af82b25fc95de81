import { makeStyles, Portal, tokens } from '@fluentui/react-components';
import { brand, fill } from '@pausenplatz/kernel-contract';
import { QrCode } from '@pausenplatz/kernel-ui';
import { useEffect } from 'react';
import { shareTexts } from '../../texts.share.ts';
import { pageTexts } from '../../texts.ts';

const useStyles = makeStyles({
  sheet: {
    display: 'none',
    '@media print': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '4mm',
      minHeight: '130mm',
      textAlign: 'center',
      color: 'black',
      fontFamily: tokens.fontFamilyBase,
    },
  },
  title: { margin: 0, fontSize: '18pt', lineHeight: 1.2, fontWeight: tokens.fontWeightBold, overflowWrap: 'anywhere', textWrap: 'balance' },
  code: { width: '62mm', height: '62mm', padding: 0 },
  line: { margin: 0, fontSize: '11pt', lineHeight: 1.3 },
  password: { margin: 0, fontSize: '14pt', lineHeight: 1.2, fontWeight: tokens.fontWeightSemibold },
  address: { margin: 0, fontSize: '8pt', lineHeight: 1.3, overflowWrap: 'anywhere' },
});

/** Paper of A6, which browsers know by its millimetres alone and which four times fills a sheet, without anything else of the page; a style sheet object, because the policy forbids style elements. */
const paper = '@page { size: 105mm 148mm; margin: 8mm } @media print { body > :not(:has([data-code-sheet])) { display: none !important } }';

const printNow = () => print();

interface CodeSheetProps {
  readonly title: string;
  /** What the code holds. */
  readonly address: string;
  /** What one types who cannot scan. */
  readonly typed: string;
  readonly password: string | null;
  /** The paper is printed, or whoever wanted it changed their mind. */
  readonly onPrinted: () => void;
}

/** The code of a page on paper, for the wall or the exercise book: it is printed as soon as the code stands there. */
export function CodeSheet({ title, address, typed, password, onPrinted }: CodeSheetProps) {
  const styles = useStyles();
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(paper);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    addEventListener('afterprint', onPrinted);
    return () => {
      removeEventListener('afterprint', onPrinted);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [onPrinted]);
  return (
    <Portal>
      <section className={styles.sheet} data-code-sheet aria-hidden>
        <p className={styles.title}>{title}</p>
        <QrCode address={address} label={fill(pageTexts.sharing.qrAlt, { address })} className={styles.code} onDrawn={printNow} />
        <p className={styles.line}>{shareTexts.scan}</p>
        {password !== null && <p className={styles.password}>{fill(shareTexts.printedPassword, { password })}</p>}
        <p className={styles.address}>{typed.replace(/^https?:\/\//, '')}</p>
        <p className={styles.address}>{brand.name}</p>
      </section>
    </Portal>
  );
}
