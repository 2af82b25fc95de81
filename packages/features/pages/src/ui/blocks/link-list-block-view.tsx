import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import type { linkListBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { useLinkRowStyles } from './link-row-styles.ts';
import { SafeLink } from './safe-link.tsx';

export function LinkListBlockView({ settings }: BlockViewProps<SettingsOf<typeof linkListBlock>>) {
  const styles = useLinkRowStyles();
  if (settings.links.length === 0) return <EmptyBlock>{blockViewTexts.links.missing}</EmptyBlock>;
  return (
    <ul className={styles.list}>
      {settings.links.map((link) => (
        <li key={link.id}>
          <SafeLink url={link.url} className={styles.row}>
            <IconFace icon={link.url.startsWith('/') ? 'book' : 'link'} className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.title}>{link.title}</span>
              {link.description !== '' && <span className={styles.description}>{link.description}</span>}
            </span>
          </SafeLink>
        </li>
      ))}
    </ul>
  );
}
