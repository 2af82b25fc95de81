import { ToggleButton } from '@fluentui/react-components';
import { Star20Filled, Star20Regular } from '@fluentui/react-icons/svg/star';
import { fill } from '@pausenplatz/kernel-contract';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';

interface FavoriteButtonProps {
  readonly prompt: { readonly title: string; readonly isFavorite: boolean };
  readonly onToggle: () => void;
}

/** The star of a prompt. */
export function FavoriteButton({ prompt: { title, isFavorite }, onToggle }: FavoriteButtonProps) {
  return (
    <ToggleButton
      appearance="subtle"
      checked={isFavorite}
      icon={isFavorite ? <Star20Filled /> : <Star20Regular />}
      aria-label={fill(texts.favorite, { title })}
      onClick={onToggle}
    />
  );
}
