import { ToggleButton } from '@fluentui/react-components';
import { Heart20Filled, Heart20Regular } from '@fluentui/react-icons/svg/heart';
import { counted, fill } from '@pausenplatz/kernel-contract';
import type { PageTemplate } from '../../contract/index.ts';
import { pageTemplatesTexts } from '../../texts.ts';

interface LikeButtonProps {
  readonly template: PageTemplate;
  readonly onLike: (template: PageTemplate) => void;
}

export function LikeButton({ template, onLike }: LikeButtonProps) {
  const { list: texts } = pageTemplatesTexts;
  const { name, like, numOfLikes } = template;
  return (
    <ToggleButton
      appearance="subtle"
      checked={like}
      icon={like ? <Heart20Filled /> : <Heart20Regular />}
      aria-label={`${numOfLikes}: ${fill(texts.like, { name })}`}
      title={counted(texts.likes, numOfLikes)}
      onClick={() => onLike(template)}
    >
      {String(numOfLikes)}
    </ToggleButton>
  );
}
