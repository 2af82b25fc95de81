import { Link, makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { editingTexts } from '../../texts.ts';
import type { DeadLink } from '../../rules/index.ts';

const useStyles = makeStyles({ list: { margin: '4px 0 0', padding: '0 0 0 20px', display: 'grid', gap: '4px' } });

/** So many are named; who mends them sees the next ones. */
const mostNamed = 5;

interface DeadLinksProps {
  readonly links: readonly DeadLink[];
  readonly onGo: (blockId: string) => void;
}

/** Tells whoever edits the page which of its links to own pages lead nowhere any more. */
export function DeadLinks({ links, onGo }: DeadLinksProps) {
  const styles = useStyles();
  const texts = editingTexts.deadLinks;
  if (links.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{counted(texts.title, links.length)}</MessageBarTitle>
        {texts.body}
        <ul className={styles.list}>
          {links.slice(0, mostNamed).map(({ blockId, page, label }) => (
            <li key={`${blockId} ${page} ${label}`}>
              <Link as="button" inline onClick={() => onGo(blockId)}>
                {fill(label === '' ? texts.unnamed : texts.named, { label })}
              </Link>
            </li>
          ))}
          {links.length > mostNamed && <li>{counted(texts.more, links.length - mostNamed)}</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
