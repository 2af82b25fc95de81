import { setSeenReleaseNotes } from '@pausenplatz/account/contract';
import { Button, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components';
import { useCallMutation } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useSessionStore } from '@pausenplatz/kernel-host';
import { look, Modal, Scene } from '@pausenplatz/kernel-ui';
import { useQuery } from '@tanstack/react-query';
import { trusted } from '../services/trusted.ts';
import { webTexts } from '../screen-texts.ts';
import { allowedContent } from './allowed-content.tsx';
import { useQuietMoment } from './quiet-moment.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '600px' },
  scene: { display: 'block', width: '180px', height: 'auto', margin: '0 auto 8px' },
  notes: {
    maxWidth: look.readingWidth,
    '& h2': { margin: '16px 0 4px', fontSize: '1.125rem' },
    '& ul': { margin: 0, paddingLeft: '20px' },
    '& li': { margin: '6px 0' },
  },
});

/** A 404 or a server page means that this version has no notes. */
async function fetchNotes(version: string): Promise<string | null> {
  const answer = await fetch(`/release-notes/${version}.html`);
  return answer.ok && answer.headers.get('content-type')?.startsWith('text/html') ? answer.text() : null;
}

/** The notes of one version; closing them is remembered in the account. */
export function ReleaseNotesDialog({ version }: { readonly version: string }) {
  const { data: markup } = useQuery({ queryKey: ['release-notes', version], queryFn: () => fetchNotes(version), staleTime: Infinity });
  const notes = markup ? trusted.parse(markup) : null;
  // The server answers unknown paths with the product's own page, which has no heading of its own.
  if (!notes?.querySelector('h1')) return null;
  return <Notes version={version} content={notes.body} />;
}

/** Mounted once all is there, and open at the first quiet moment after that. */
function Notes({ version, content }: { readonly version: string; readonly content: ParentNode }) {
  const styles = useStyles();
  const sessions = useSessionStore();
  const texts = webTexts.releaseNotes;
  // Whoever closes them often goes elsewhere at once.
  const seen = useCallMutation(setSeenReleaseNotes, { callOptions: () => ({ keepalive: true }) });
  const isQuiet = useQuietMoment();
  if (!isQuiet) return null;
  const close = () => {
    // Shown is shown, even when the server does not learn of it today.
    sessions.patchUser({ seenReleaseNotes: version });
    seen.mutate({ version });
  };
  return (
    <Modal onClose={close}>
      {(leave) => (
        <DialogSurface className={styles.surface}>
          <DialogBody>
            <DialogTitle>{fill(texts.title, { version })}</DialogTitle>
            {/* On a phone the notes scroll, and keys must be able to do it. */}
            <DialogContent className={styles.notes} tabIndex={0}>
              <Scene name="summer" className={styles.scene} />
              {allowedContent(content)}
            </DialogContent>
            <DialogActions>
              <Button appearance="primary" onClick={() => leave()}>
                {texts.close}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}
