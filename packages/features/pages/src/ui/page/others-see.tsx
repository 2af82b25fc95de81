import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { EyeLines24Regular } from '@fluentui/react-icons/svg/eye-lines';
import { EyeOff24Regular } from '@fluentui/react-icons/svg/eye-off';
import { Info24Regular } from '@fluentui/react-icons/svg/info';
import { fill } from '@pausenplatz/kernel-contract';
import { Card } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import type { ReactElement } from 'react';
import type { SeenLine } from '../../rules/index.ts';
import { shareTexts } from '../../texts.share.ts';
import { viewAsTexts } from '../../texts.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '6px' },
  line: { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: '10px', alignItems: 'start' },
  seen: { color: look.colors.green.strong },
  hidden: { color: tokens.colorNeutralForeground3 },
  look: { color: look.colors.orange.strong },
  icon: { display: 'grid' },
  start: { justifySelf: 'start', marginInlineStart: '-12px' },
});

interface OthersSeeProps {
  readonly lines: readonly SeenLine[];
  readonly onLook: () => void;
}

/** What others see of the page as it is shared now, and the way to look at it as they do. */
export function OthersSee({ lines, onLook }: OthersSeeProps) {
  const styles = useStyles();
  return (
    <Card className={styles.card}>
      <h3 className={styles.title}>{shareTexts.others}</h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={`${line.kind}-${line.what}`} className={styles.line}>
            <span className={mergeClasses(styles.icon, styles[line.kind])} aria-hidden>
              {icons[line.kind]}
            </span>
            {wordsOf(line)}
          </li>
        ))}
      </ul>
      <Button appearance="transparent" className={styles.start} icon={<EyeLines24Regular />} onClick={onLook}>
        {viewAsTexts.exactly}
      </Button>
    </Card>
  );
}

const icons: Readonly<Record<SeenLine['kind'], ReactElement>> = {
  seen: <CheckmarkCircle24Filled />,
  hidden: <EyeOff24Regular />,
  look: <Info24Regular />,
};

function wordsOf(line: SeenLine): string {
  const { seen, hidden, look: looks, contents } = shareTexts;
  switch (line.kind) {
    case 'seen':
      return line.what === 'contents'
        ? fill(seen.contents, { contents: listed(line.contents.map((one) => contents[one])) })
        : seen[line.what];
    case 'hidden':
      return hidden[line.what];
    case 'look':
      return line.what === 'names' ? fill(looks.names, { names: listed(line.names) }) : looks.pictures;
  }
}

const listed = (words: readonly string[]): string => new Intl.ListFormat('de-CH').format(words);
