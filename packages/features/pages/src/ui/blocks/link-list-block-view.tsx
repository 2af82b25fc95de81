import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import type { linkListBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { useLinkRowStyles } from './link-row-styles.ts';
import { SafeLink } from './safe-link.tsx';

export function LinkListBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof linkListBlock>>) {
  const styles = useLinkRowStyles();
  if (settings.links.length === 0) return <EmptyBlock>{blockViewTexts.links.missing}</EmptyBlock>;
  return (
    <ul className={styles.list}>
      {settings.links.map((link) => (
        <li key={link.id}>
          <SafeLink url={link.url} className={styles.row}>
            <Sign
              link={link}
              file={page.files[link.iconId ?? '']}
              className={mergeClasses(styles.icon, link.iconId !== undefined && styles.sign)}
            />
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

interface SignProps {
  readonly link: { readonly url: string };
  readonly file: BlockViewProps<unknown>['page']['files'][string] | undefined;
  readonly className: string;
}

/** The sign of the website, as far as we keep it; nothing is asked for there. */
function Sign({ link, file, className }: SignProps) {
  if (file) return <ShownPicture file={file} alt="" sizes="22px" className={className} />;
  return <IconFace icon={link.url.startsWith('/') ? 'book' : 'link'} className={className} />;
}
