import { useCall } from '@pausenplatz/kernel-browser';
import { type TabChoice, type TabSource, useCurrentUser } from '@pausenplatz/kernel-host';
import { ListState } from '@pausenplatz/kernel-ui';
import { type ReactNode, useEffect, useMemo } from 'react';

interface ChoicesProps<S extends TabSource = TabSource> {
  readonly source: S;
  /** Told what there is, as soon as it is known. */
  readonly onFound: (source: TabSource, choices: readonly TabChoice[]) => void;
  readonly children: (choices: readonly TabChoice[]) => ReactNode;
}

/** What one feature has for tabs, with the states of reading it. */
export function ChoicesOfSource({ source, ...rest }: ChoicesProps) {
  return source.kind === 'known' ? <Known source={source} {...rest} /> : <Asked source={source} {...rest} />;
}

type OfKind<Kind> = Extract<TabSource, { readonly kind: Kind }>;

function Known({ source, onFound, children }: ChoicesProps<OfKind<'known'>>) {
  const user = useCurrentUser();
  const choices = useMemo(() => (user ? source.choicesOf(user) : []), [source, user]);
  useFound(source, choices, onFound);
  return children(choices);
}

function Asked({ source, onFound, children }: ChoicesProps<OfKind<'asked'>>) {
  const { data, error, refetch } = useCall(source.call, source.input);
  // `askedTabs` tied the answer to the call.
  const choices = useMemo(() => (data === undefined ? undefined : source.choicesOf(data as never)), [source, data]);
  useFound(source, choices, onFound);
  return <ListState query={{ data: choices, error, refetch }}>{children}</ListState>;
}

function useFound(source: TabSource, choices: readonly TabChoice[] | undefined, onFound: ChoicesProps['onFound']): void {
  useEffect(() => {
    if (choices) onFound(source, choices);
  }, [source, choices, onFound]);
}
