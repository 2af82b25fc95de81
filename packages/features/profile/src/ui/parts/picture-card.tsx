import { Button, makeStyles } from '@fluentui/react-components';
import { uploadFile, UploadError } from '@pausenplatz/documents/ui';
import { useApi } from '@pausenplatz/kernel-browser';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useRef, useState } from 'react';
import type { OwnProfile } from '../../contract/index.ts';
import { ownTexts } from '../../texts.ts';
import { AvatarFace, OwnCard } from '@pausenplatz/account/ui';
import { useUpdateProfile } from '../data.ts';
import { CropDialog, type LoadedPicture } from './crop-dialog.tsx';
import { cutSquare, forgetPicture, loadPicture } from './load-picture.ts';

const texts = ownTexts.profile;
const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '20px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** The own picture: choose, cut, save, remove. */
export function PictureCard({ profile }: { readonly profile: OwnProfile }) {
  const styles = useStyles();
  const api = useApi();
  const update = useUpdateProfile();
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<LoadedPicture | null>(null);
  const [busy, setBusy] = useState(false);

  const choose = (file: File | undefined) => {
    if (!file) return;
    loadPicture(file).then(setPicture, () => notify({ type: 'error', title: texts.pictureNotLoaded, body: ownTexts.crop.unreadable }));
  };
  const save = async (loaded: LoadedPicture, square: { left: number; top: number; side: number }) => {
    setBusy(true);
    try {
      const file = await cutSquare(loaded, square);
      const { signal } = new AbortController();
      const stored = await uploadFile({ api, service: 'account', kind: 'picture', file, signal, onProgress: () => undefined });
      await update({ key: 'avatar', value: stored.id });
      notify({ type: 'success', title: texts.pictureSaved });
      close(loaded);
    } catch (error) {
      if (error instanceof UploadError) notify({ type: 'error', title: texts.pictureNotSaved, body: error.message });
      else notifyRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const close = (loaded: LoadedPicture) => {
    forgetPicture(loaded);
    setPicture(null);
  };
  const remove = () =>
    update({ key: 'avatar', value: null }).then(
      () => void notify({ type: 'success', title: texts.pictureRemoved }),
      (error: unknown) => notifyRefusal(error),
    );

  return (
    <OwnCard title={texts.picture}>
      <div className={styles.row}>
        <AvatarFace person={profile} size="large" />
        <div className={styles.actions}>
          <Button appearance="primary" onClick={() => chooser.current?.click()}>
            {texts.pictureChoose}
          </Button>
          {profile.avatar !== null && <Button onClick={() => void remove()}>{texts.pictureRemove}</Button>}
        </div>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/*"
        aria-label={texts.pictureChoose}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file chosen again must count as a change.
          event.target.value = '';
        }}
      />
      {picture && (
        <CropDialog picture={picture} busy={busy} onClose={() => close(picture)} onCropped={(square) => void save(picture, square)} />
      )}
    </OwnCard>
  );
}
