import { showScreenBackground } from '@pausenplatz/kernel-host';
import { ButtonLink, EmptyState, Screen } from '@pausenplatz/kernel-ui';
import { useLayoutEffect } from 'react';
import { webTexts } from '../screen-texts.ts';

/** Shown for every address that is nobody's (specification section 2). */
export function NotFoundScreen() {
  const texts = webTexts.notFound;
  useLayoutEffect(() => showScreenBackground({ type: 'default' }), []);
  return (
    <Screen title={texts.title} width="narrow" hideTitle>
      <EmptyState
        scene="lostPath"
        title={texts.heading}
        body={texts.body}
        action={
          <ButtonLink to="/" appearance="primary">
            {texts.action}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
