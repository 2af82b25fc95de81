import { Button } from '@fluentui/react-components';
import { brand, fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, EmptyState, Screen } from '@pausenplatz/kernel-ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { webTexts } from '../screen-texts.ts';
import { gotoTarget } from './goto-target.ts';

/** Redirect screen: own targets at once, foreign ones after a tap that names the host. */
export function GotoScreen() {
  const texts = webTexts.goto;
  const [query] = useSearchParams();
  const target = gotoTarget(query.get('to'), location.origin);
  if (target.kind === 'internal') return <Navigate to={target.path} replace />;
  const external = target.kind === 'external';
  return (
    <Screen title={texts.title} width="narrow" hideTitle>
      <EmptyState
        scene={external ? 'lostPath' : 'closedGate'}
        title={external ? fill(texts.leaving, { name: brand.name }) : texts.invalid}
        body={external ? `${texts.body} ${target.host}` : texts.invalidBody}
        action={
          <>
            {external && (
              <Button as="a" appearance="primary" href={target.url} rel="noopener noreferrer external">
                {fill(texts.open, { host: target.host })}
              </Button>
            )}
            <ButtonLink to="/" appearance={external ? 'secondary' : 'primary'}>
              {texts.stay}
            </ButtonLink>
          </>
        }
      />
    </Screen>
  );
}
