import { Button, Input, type InputProps } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { useState } from 'react';
import { accountTexts } from '../../texts.ts';

type PasswordInputProps = Omit<InputProps, 'type' | 'contentAfter' | 'onChange' | 'value'> & {
  readonly value: string;
  readonly onText: (text: string) => void;
};

/** A password field whose text can be shown, so that a child can check what it typed. */
export function PasswordInput({ value, onText, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const { showPassword, hidePassword } = accountTexts.signIn;
  return (
    <Input
      {...rest}
      value={value}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      onChange={(_event, { value: text }) => onText(text)}
      contentAfter={
        <Button
          appearance="transparent"
          aria-label={shown ? hidePassword : showPassword}
          aria-pressed={shown}
          icon={shown ? <EyeOff20Regular /> : <Eye20Regular />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
