import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { ShownBlockFile } from '@pausenplatz/kernel-host';
import { makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { atozBlock, ContributedType, GalleryPicture } from '../../contract/index.ts';
import { contributionTexts } from '../../texts.contributions.ts';
import { AtozEntry } from '../blocks/atoz-entry.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  figure: { margin: 0, display: 'grid', gap: '4px', justifyItems: 'start' },
  picture: { width: '160px', maxWidth: '100%', height: '120px' },
  caption: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, overflowWrap: 'anywhere' },
});

type Entry = Readonly<Record<string, unknown>>;
type Term = SettingsOf<typeof atozBlock>['entries'][number];

// The server checked an entry by the schema of its block before it kept it.
const asTerm = (entry: Entry) => entry as Term;
const asPicture = (entry: Entry) => entry as GalleryPicture;

/** What a suggestion is called, for buttons and lists. */
export function nameOfEntry(type: ContributedType, entry: Entry): string {
  if (type === 'AtoZ') return asTerm(entry).term;
  const { caption, alt } = asPicture(entry);
  return caption || alt || contributionTexts.picture;
}

interface SuggestedEntryProps {
  readonly type: ContributedType;
  readonly entry: Entry;
  readonly files: Readonly<Record<string, ShownBlockFile>>;
}

/** A suggestion as it would stand on the page. */
export function SuggestedEntry({ type, entry, files }: SuggestedEntryProps) {
  const styles = useStyles();
  if (type === 'AtoZ')
    return (
      <ul className={styles.list}>
        <AtozEntry entry={asTerm(entry)} files={files} />
      </ul>
    );
  const { fileId, alt, caption } = asPicture(entry);
  const file = files[fileId];
  return (
    <figure className={styles.figure}>
      {file && <ShownPicture file={file} alt={alt} sizes="160px" covers className={styles.picture} />}
      <figcaption className={styles.caption}>{caption || alt || contributionTexts.picture}</figcaption>
    </figure>
  );
}
