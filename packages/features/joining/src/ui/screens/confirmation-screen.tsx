import { Button } from '@fluentui/react-components';
import { RefusedError, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { ButtonLink, EmptyState, ListState, notifyRefusal, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { confirmBySecret, lookAtConfirmation } from '../../contract/index.ts';
import { confirmationTexts as texts } from '../../texts.confirmation.ts';
import { joiningTitles } from '../../titles.ts';

/** `/schule-bestaetigen/{token}`: where the operator's mail leads; a page with a button, because mail programs open every link. */
export function Screen() {
  const { token = '' } = useParams();
  const api = useApi();
  const query = useCall(lookAtConfirmation, { token }, { retry: false, throwOnError: false });
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    api
      .call(confirmBySecret, { token })
      .then(() => setDone(true), notifyRefusal)
      .finally(() => setBusy(false));
  };
  const home = (
    <ButtonLink to="/" appearance="primary" size="large">
      {texts.home}
    </ButtonLink>
  );
  return (
    <Frame title={joiningTitles.confirmation} width="narrow" hideTitle>
      {query.error instanceof RefusedError ? (
        <EmptyState scene="closedGate" title={query.error.body.messageTitle} body={query.error.body.messageBody} action={home} />
      ) : (
        <ListState query={query}>
          {({ name, place, foundedAt, founder, confirmed }) => {
            const words = { name, place, day: longDay(foundedAt), founder: founder ?? texts.nobody };
            if (isDone || confirmed)
              return <EmptyState scene="schoolYard" title={fill(texts.done, words)} body={texts.doneBody} action={home} />;
            return (
              <EmptyState
                scene="summer"
                title={fill(texts.question, words)}
                body={fill(texts.body, words)}
                action={
                  <Button appearance="primary" size="large" disabledFocusable={isBusy} onClick={() => isBusy || confirm()}>
                    {texts.submit}
                  </Button>
                }
              />
            );
          }}
        </ListState>
      )}
    </Frame>
  );
}
