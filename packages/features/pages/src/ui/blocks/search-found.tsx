import { searchViewTexts as texts } from '../../texts.search-block.ts';
import { FileLink, SafeLink } from './safe-link.tsx';
import { useSearchStyles } from './search-styles.ts';
import type { Found, FoundHit } from './use-found.ts';

/** What was found, below the field, and what is said of it. */
export function FoundList({ found }: { readonly found: Found }) {
  const styles = useSearchStyles();
  const hits = found.state === 'found' ? found.hits : [];
  return (
    <>
      <p className={styles.status} role="status">
        {wordsFor(found)}
      </p>
      {hits.length > 0 && (
        <ul className={styles.hits}>
          {hits.map((hit) => (
            <li key={hit.key}>
              <Hit hit={hit} />
            </li>
          ))}
        </ul>
      )}
      {found.state === 'found' && found.more && <p className={styles.status}>{texts.more}</p>}
    </>
  );
}

function wordsFor(found: Found): string {
  switch (found.state) {
    case 'none':
      return '';
    case 'asked':
      return texts.asked;
    case 'failed':
      return texts.failed;
    case 'found':
      return found.hits.length === 0 ? texts.none : countOf(found.hits.length);
  }
}

/** Without the words of the kernel, which are heavy for a frame. */
const countOf = (count: number): string => (count === 1 ? texts.found.one : texts.found.many.replace('{count}', String(count)));

function Hit({ hit: { name, detail, path, isFile, go } }: { readonly hit: FoundHit }) {
  const styles = useSearchStyles();
  const words = (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{path === null ? texts.onPage : detail}</span>
    </>
  );
  if (path === null)
    return (
      <button type="button" className={styles.hit} onClick={go}>
        {words}
      </button>
    );
  if (isFile)
    return (
      <FileLink className={styles.hit} url={path}>
        {words}
      </FileLink>
    );
  return (
    <SafeLink className={styles.hit} url={path}>
      {words}
    </SafeLink>
  );
}
