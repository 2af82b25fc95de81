import { makeStyles, tokens } from '@fluentui/react-components';
import { brand, fill } from '@pausenplatz/kernel-contract';
import { CopyButton, Tabs, TextLink } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import { frameLine, inlineLines, widgetLines } from '../../rules/embed-lines.ts';
import { editTexts } from '../../texts.edit.ts';

const texts = editTexts.share;
type Way = keyof typeof texts.ways;
const ways = (['widget', 'inline', 'frame', 'link'] as const).map((name) => ({ name, label: texts.ways[name].label }));

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' },
  help: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  lines: {
    margin: 0,
    padding: '12px',
    boxSizing: 'border-box',
    overflowX: 'auto',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' },
});

interface ShareWebsiteProps {
  readonly id: string;
  readonly title: string;
  /** Websites that may show it. */
  readonly origins: readonly string[];
}

/** The lines with which a public calendar stands on a website, in four ways. */
export function ShareWebsite({ id, title, origins }: ShareWebsiteProps) {
  const styles = useStyles();
  const [way, setWay] = useState<Way>('widget');
  const lines = linesFor(way, { origin: location.origin, id, title, slug: brand.slug });
  const element = way === 'inline' ? 'advent-inline' : 'advent';
  return (
    <div className={styles.part}>
      <Tabs tabs={ways} chosen={way} onChoose={setWay} label={texts.website} />
      <p className={styles.help}>{texts.ways[way].help}</p>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.lines} tabIndex={0} aria-label={texts.website}>
        {lines}
      </pre>
      <div className={styles.row}>
        <CopyButton text={lines} />
        <TextLink to={`/einbetten?element=${element}&calendar=${id}`}>{texts.tryOut}</TextLink>
      </div>
      <p className={styles.help}>{origins.length === 0 ? texts.notAllowed : fill(texts.allowed, { sites: origins.join(', ') })}</p>
    </div>
  );
}

function linesFor(way: Way, calendar: Parameters<typeof widgetLines>[0]): string {
  switch (way) {
    case 'widget':
      return widgetLines(calendar);
    case 'inline':
      return inlineLines(calendar);
    case 'frame':
      return frameLine(calendar);
    case 'link':
      return `${calendar.origin}/advent/${calendar.id}`;
  }
}
