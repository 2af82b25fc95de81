import { Button, Input, makeStyles } from '@fluentui/react-components';
import { useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { ClosableDialog, CopyButton, FormField, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { createFeed, getFeed, revokeFeed } from '../../contract/index.ts';
import { toolTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  address: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px' },
});

/** The secret calendar address of one's own plan: made, shown once, ended. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  const api = useApi();
  const query = useCall(getFeed, {});
  const [url, setUrl] = useState<string | null>(null);
  const texts = toolTexts.feed;
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
      await query.refetch();
    } catch (error) {
      notifyRefusal(error);
    }
  };
  const create = () => run(async () => setUrl((await api.call(createFeed, {})).url));
  const revoke = () =>
    run(async () => {
      await api.call(revokeFeed, {});
      setUrl(null);
      notify({ type: 'success', title: texts.ended });
    });
  return (
    <ClosableDialog isDone title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {() => (
        <ListState query={query} skeleton="form">
          {({ createdAt }) => (
            <>
              <p>{texts.lead}</p>
              {url !== null && (
                <FormField label={texts.address}>
                  <div className={styles.address}>
                    <Input readOnly value={url} onFocus={(event) => event.target.select()} />
                    <CopyButton text={url} />
                  </div>
                </FormField>
              )}
              {url === null && <p>{createdAt === null ? texts.none : fill(texts.active, { date: longDay(createdAt) })}</p>}
              <div className={styles.row}>
                <Button appearance={createdAt === null ? 'primary' : 'secondary'} onClick={() => void create()}>
                  {createdAt === null ? texts.create : texts.renew}
                </Button>
                {createdAt !== null && <Button onClick={() => void revoke()}>{texts.revoke}</Button>}
              </div>
            </>
          )}
        </ListState>
      )}
    </ClosableDialog>
  );
}
