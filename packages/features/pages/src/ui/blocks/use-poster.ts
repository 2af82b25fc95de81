import type { StoredFile } from '@pausenplatz/documents/contract';
import { uploadFile } from '@pausenplatz/documents/ui';
import { useApi } from '@pausenplatz/kernel-browser';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { useEffect, useRef } from 'react';
import type { videoBlock } from '../../contract/index.ts';
import { posterOf } from './poster-of.ts';
import { useStoredFile } from './use-stored-file.ts';

/** Makes the picture of a film that was just stored, and stores it as well; whatever fails, the film is there without. */
export function usePoster(props: BlockEditorProps<SettingsOf<typeof videoBlock>>): (film: StoredFile) => void {
  const api = useApi();
  const filmId = useRef<string>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const onPoster = useStoredFile(props, (now, { id }) => (now.fileId === filmId.current ? { ...now, posterId: id } : now));
  return (film) => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    filmId.current = film.id;
    void posterOf(film.url)
      .then((file) => file && uploadFile({ api, service: 'pages', kind: 'picture', file, signal, onProgress: () => undefined }))
      .then((poster) => poster && onPoster(poster))
      .catch(() => undefined);
  };
}
