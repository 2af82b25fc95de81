import { useEffect, useRef, useState } from 'react';
import { pageInLink } from '../../rules/index.ts';
import { ChosenPage } from './chosen-page.tsx';
import { FindPage } from './find-page.tsx';
import { useSettledLink } from './use-settled-link.ts';

export interface LinkFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (link: string) => void;
  /** Told the name of the own page that was just chosen. */
  readonly onPage?: (name: string) => void;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

/** Where a link is typed: an address, or the name of an own page, which then stands there by its name. */
export function LinkField(props: LinkFieldProps) {
  const { label, value, error } = props;
  const [isTyping, setTyping] = useState(false);
  const [isJustChosen, setJustChosen] = useState(false);
  const settledLink = useSettledLink();
  // An answer takes its time; what was changed beside the link meanwhile must not be lost.
  const newest = useRef(props);
  useEffect(() => {
    newest.current = props;
  });
  const settle = async (typed: string) => {
    const { link, page } = await settledLink(typed);
    if (page === null || newest.current.value !== typed) return;
    newest.current.onChange(link);
    newest.current.onPage?.(page.name);
  };
  const named = pageInLink(value, location.origin);
  if (!isTyping && named !== null)
    return (
      <ChosenPage
        label={label}
        named={named}
        error={error}
        hasFocus={isJustChosen}
        onOther={() => {
          setTyping(true);
          newest.current.onChange('');
        }}
      />
    );
  return (
    <FindPage
      {...props}
      hasFocus={isTyping && value === ''}
      onChange={(typed) => {
        setTyping(true);
        setJustChosen(false);
        props.onChange(typed);
      }}
      onChoose={({ link, name }) => {
        setTyping(false);
        setJustChosen(true);
        props.onChange(link);
        props.onPage?.(name);
        // What the search found is known by its address so far.
        newest.current = { ...newest.current, value: link };
        void settle(link);
      }}
      onLeave={() => {
        setTyping(false);
        void settle(value);
      }}
    />
  );
}
