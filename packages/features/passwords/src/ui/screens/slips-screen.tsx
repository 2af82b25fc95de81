import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { ButtonLink, Card, EmptyState, look, Screen as Frame, usePrintSheet } from '@pausenplatz/kernel-ui';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { passwordsLimits, printSlips } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { passwordsTitles } from '../../titles.ts';
import { AskDialog } from '../showing/ask-dialog.tsx';
import { useCoverSoon } from '../showing/use-cover-soon.ts';
import { useShown } from '../showing/use-shown.ts';

const useStyles = makeStyles({
  noPrint: { '@media print': { display: 'none' } },
  sheet: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { gap: '0', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  slip: {
    display: 'grid',
    gap: '6px',
    alignContent: 'start',
    padding: '16px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    breakInside: 'avoid',
    '@media print': { borderRadius: '0', backgroundColor: 'transparent' },
  },
  name: { fontWeight: tokens.fontWeightBold, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  where: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 12px',
    margin: 0,
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  mono: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase400 },
});

type Slips = OutputOf<typeof printSlips>;

/** `/tools/benutzerkonten/zettel/{id}`: slips to cut out, on paper without anything around them. */
export function Screen() {
  const styles = useStyles();
  const { id = '' } = useParams();
  const { slips: texts } = passwordsUiTexts;
  const api = useApi();
  const showing = useShown();
  const [sheet, setSheet] = useState<Slips | null>(null);
  const cover = useCallback(() => setSheet(null), []);
  useCoverSoon(sheet, cover, passwordsLimits.proofMinutes * 60);
  usePrintSheet('@page { size: A4 portrait; margin: 10mm } @media print { h1 { display: none } }');
  const open = () => showing.withProof(async (proof) => setSheet(await api.call(printSlips, { id, proof })));
  return (
    <Frame
      title={sheet ? fill(texts.title, { title: sheet.title }) : passwordsTitles.slips}
      above={
        <div className={styles.noPrint}>
          <ButtonLink to={`/tools/benutzerkonten?eintrag=${id}`} appearance="subtle" icon={<ArrowLeft24Regular />}>
            {texts.back}
          </ButtonLink>
        </div>
      }
      actions={
        sheet !== null &&
        sheet.slips.length > 0 && (
          <Button appearance="primary" icon={<Print24Regular />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        )
      }
    >
      {sheet === null ? (
        <EmptyState
          scene="closedGate"
          title={passwordsTitles.slips}
          body={texts.showBody}
          action={
            <Button appearance="primary" onClick={open}>
              {texts.show}
            </Button>
          }
        />
      ) : (
        <>
          <Card className={styles.noPrint}>{texts.lead}</Card>
          <Sheet sheet={sheet} />
        </>
      )}
      <AskDialog showing={showing} />
    </Frame>
  );
}

function Sheet({ sheet: { title, url, slips } }: { readonly sheet: Slips }) {
  const styles = useStyles();
  const { slips: texts } = passwordsUiTexts;
  if (slips.length === 0) return <EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />;
  return (
    <ul className={styles.sheet} aria-label={texts.list}>
      {slips.map(({ userId, name, userName, secret, state }) => (
        <li key={userId} className={styles.slip}>
          <span className={styles.name}>{`${name} · ${title}`}</span>
          {url !== '' && <span className={styles.where}>{url}</span>}
          <dl className={styles.facts}>
            <dt>{texts.userName}</dt>
            <dd className={styles.mono}>{userName}</dd>
            <dt>{texts.secret}</dt>
            {state === 'shown' ? <dd className={styles.mono}>{secret}</dd> : <dd className={styles.where}>{texts.states[state]}</dd>}
          </dl>
        </li>
      ))}
    </ul>
  );
}
