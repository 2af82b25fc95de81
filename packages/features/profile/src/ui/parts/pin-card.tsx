import { Button } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { accountLimits } from '@pausenplatz/account/contract';
import { type OwnProfile } from '../../contract/index.ts';
import { setPicturePin } from '@pausenplatz/qr-cards/contract';
import { ownTexts } from '../../texts.ts';
import { useProfileStale } from '../data.ts';
import { PicturePin } from '@pausenplatz/qr-cards/ui';
import { OwnCard, useOwnStyles } from '@pausenplatz/account/ui';

const texts = ownTexts.pin;
const count = accountLimits.picturePinLength;
type Pin = readonly number[];

/** The pictures that the own QR card asks for: chosen twice, so that a slip locks nobody out. */
export function PinCard({ profile }: { readonly profile: OwnProfile }) {
  const styles = useOwnStyles();
  const api = useApi();
  const stale = useProfileStale();
  const [isOpen, setOpen] = useState(false);
  const [first, setFirst] = useState<Pin | null>(null);
  const [chosen, setChosen] = useState<Pin>([]);
  const { hasPicturePin } = profile;

  const save = async (pin: Pin | null) => {
    try {
      await api.call(setPicturePin, { pin: pin === null ? null : [...pin] });
      notify({ type: 'success', title: pin === null ? texts.removed : texts.saved });
      close();
      await stale();
    } catch (error) {
      notifyRefusal(error);
    }
  };
  const close = () => {
    setOpen(false);
    setFirst(null);
    setChosen([]);
  };
  const choose = (next: Pin) => {
    setChosen(next);
    if (next.length < count) return;
    setChosen([]);
    if (first === null) return setFirst(next);
    if (first.join() === next.join()) return void save(next);
    setFirst(null);
    notify({ type: 'warning', title: texts.different });
  };

  return (
    <OwnCard
      title={texts.title}
      chip={hasPicturePin && <Chip color="green">{texts.on}</Chip>}
      lead={first === null ? fill(texts.lead, { count }) : texts.once}
    >
      {isOpen && <PicturePin chosen={chosen} onChosen={choose} />}
      <div className={styles.actions}>
        {isOpen ? (
          <Button onClick={close}>{ownTexts.cancel}</Button>
        ) : (
          <>
            <Button onClick={() => setOpen(true)}>{hasPicturePin ? texts.change : texts.choose}</Button>
            {hasPicturePin && <Button onClick={() => void save(null)}>{texts.remove}</Button>}
          </>
        )}
      </div>
    </OwnCard>
  );
}
