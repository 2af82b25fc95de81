import { providerTexts } from '../../texts.ts';
import { Button, Dropdown, Option } from '@fluentui/react-components';
import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import {
  ButtonLink,
  Chip,
  ConfirmDialog,
  CopyButton,
  EmptyState,
  FormField,
  ListState,
  notify,
  notifyRefusal,
} from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listProviders, removeProvider } from '../../contract/index.ts';
import { OwnCard, pathOfSection, useAdministeredSchools, useOwnStyles } from '@pausenplatz/account/ui';
import { ProviderForm } from './provider-form.tsx';

const texts = providerTexts;
export type Provider = OutputOf<typeof listProviders>['providers'][number];

/** The identity providers of a school that one administers. */
export function ProvidersPart() {
  const user = useCurrentUser();
  const { schools, chosen: school, choose } = useAdministeredSchools();
  return (
    <OwnCard title={texts.title} lead={texts.lead}>
      {schools.length > 1 && (
        <FormField label={texts.school}>
          <Dropdown
            value={school?.name ?? ''}
            selectedOptions={[school?.id ?? '']}
            onOptionSelect={(_event, { optionValue }) => choose(optionValue ?? '')}
          >
            {schools.map(({ id, name }) => (
              <Option key={id} value={id}>
                {name}
              </Option>
            ))}
          </Dropdown>
        </FormField>
      )}
      {user?.secondFactorMissing ? (
        <Rests />
      ) : school ? (
        <Providers key={school.id} schoolId={school.id} />
      ) : (
        <EmptyState scene="closedGate" title={texts.noSchool} as="p" />
      )}
    </OwnCard>
  );
}

/** Rights of the administration rest until the second factor that the school wants is there. */
function Rests() {
  return (
    <EmptyState
      scene="closedGate"
      title={texts.rests}
      as="p"
      action={
        <ButtonLink to={pathOfSection('sicherheit')} appearance="primary">
          {texts.toSecondFactor}
        </ButtonLink>
      }
    />
  );
}

function Providers({ schoolId }: { readonly schoolId: string }) {
  const styles = useOwnStyles();
  const api = useApi();
  const client = useQueryClient();
  const query = useCall(listProviders, { schoolId });
  const [edited, setEdited] = useState<Provider | 'new' | null>(null);
  const [removed, setRemoved] = useState<Provider | null>(null);
  const readAgain = () => void markStale(client, listProviders, { schoolId });
  const remove = async ({ id }: Provider) => {
    try {
      await api.call(removeProvider, { schoolId, id });
      notify({ type: 'success', title: texts.removed });
    } catch (error) {
      notifyRefusal(error);
    }
    readAgain();
  };
  const close = () => {
    setEdited(null);
    readAgain();
  };
  return (
    <ListState query={query} skeleton="rows">
      {({ providers, callback, schoolConfirmed }) => (
        <>
          {!schoolConfirmed && <EmptyState scene="closedGate" title={texts.unconfirmed} body={texts.unconfirmedBody} as="p" />}
          {schoolConfirmed && providers.length === 0 && edited === null && <EmptyState scene="closedGate" title={texts.empty} as="p" />}
          <ul className={styles.list}>
            {providers.map((provider) => (
              <li key={provider.id} className={styles.row}>
                <span className={styles.words}>
                  <span className={styles.strong}>
                    {provider.name}
                    <Chip color={provider.enabled ? 'green' : 'grey'}>{provider.enabled ? texts.on : texts.off}</Chip>
                  </span>
                  <span className={styles.soft}>{`${texts.kinds[provider.kind]} · ${linkedWords(provider.linked)}`}</span>
                </span>
                <span className={styles.actions}>
                  {schoolConfirmed && <Button onClick={() => setEdited(provider)}>{texts.edit}</Button>}
                  <Button onClick={() => setRemoved(provider)}>{texts.remove}</Button>
                </span>
              </li>
            ))}
          </ul>
          {!schoolConfirmed ? null : edited === null ? (
            <div className={styles.actions}>
              <Button appearance="primary" onClick={() => setEdited('new')}>
                {texts.add}
              </Button>
            </div>
          ) : (
            <>
              <h3 className={styles.strong}>{edited === 'new' ? texts.add : fill(texts.editNamed, { name: edited.name })}</h3>
              <p>{texts.callback}</p>
              <p className={styles.words}>{callback}</p>
              <div className={styles.actions}>
                <CopyButton text={callback} label={texts.copy} />
              </div>
              <ProviderForm
                key={edited === 'new' ? 'new' : edited.id}
                schoolId={schoolId}
                provider={edited === 'new' ? null : edited}
                onClose={close}
              />
            </>
          )}
          {removed && (
            <ConfirmDialog
              title={fill(texts.removeTitle, { name: removed.name })}
              confirmLabel={texts.remove}
              onConfirm={() => void remove(removed)}
              onClose={() => setRemoved(null)}
            >
              {removeWords(removed.linked)}
            </ConfirmDialog>
          )}
        </>
      )}
    </ListState>
  );
}

const linkedWords = (count: number): string => (count === 1 ? texts.linkedOne : fill(texts.linked, { count }));

function removeWords(count: number): string {
  if (count === 0) return texts.removeBodyNone;
  return count === 1 ? texts.removeBodyOne : fill(texts.removeBody, { count });
}
