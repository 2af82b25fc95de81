// oxlint-disable jsx-a11y/media-has-caption -- one word that is said, and it stands beside it
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { fill, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import type { atozBlock } from '../../contract/index.ts';
import { atozViewTexts } from '../../texts.atoz.ts';
import { useAtozStyles } from './atoz-styles.ts';
import { SafeLink } from './safe-link.tsx';

interface AtozEntryProps {
  readonly entry: SettingsOf<typeof atozBlock>['entries'][number];
  readonly files: Readonly<Record<string, ShownBlockFile>>;
}

/** One term with what explains it; files that are gone leave the words. */
export function AtozEntry({ entry: { term, text, url, picture, soundId }, files }: AtozEntryProps) {
  const styles = useAtozStyles();
  const shown = picture && files[picture.fileId];
  const sound = soundId === undefined ? undefined : files[soundId];
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        {url === undefined ? (
          <span className={styles.term}>{term}</span>
        ) : (
          <SafeLink url={url} className={mergeClasses(styles.term, styles.link)}>
            {term}
          </SafeLink>
        )}
        {text !== '' && <p className={styles.text}>{text}</p>}
        {sound && (
          <audio controls preload="none" className={styles.sound} src={sound.url} aria-label={fill(atozViewTexts.sound, { term })} />
        )}
      </div>
      {shown && <ShownPicture file={shown} alt={picture?.alt ?? ''} sizes="128px" className={styles.picture} />}
    </li>
  );
}
