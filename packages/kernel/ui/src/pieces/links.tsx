import { Button, type ButtonProps, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, useHref, useLinkClickHandler } from 'react-router-dom';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textUnderlineOffset: '3px',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
});

/** A link to an own screen inside running text. */
export function TextLink({ to, children, className }: { to: string; children: ReactNode; className?: string }) {
  return (
    <Link to={to} className={mergeClasses(useStyles().link, className)}>
      {children}
    </Link>
  );
}

interface ButtonLinkProps {
  readonly to: string;
  readonly appearance?: NonNullable<ButtonProps['appearance']>;
  readonly size?: NonNullable<ButtonProps['size']>;
  readonly icon?: NonNullable<ButtonProps['icon']>;
  readonly children?: ReactNode;
  readonly 'aria-label'?: string;
}

/** A link to an own screen that looks like a button. */
export function ButtonLink({ to, children, ...look }: ButtonLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  return (
    <Button as="a" href={href} onClick={follow} {...look}>
      {children}
    </Button>
  );
}
