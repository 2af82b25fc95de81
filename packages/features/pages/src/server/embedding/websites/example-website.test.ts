import { describe, expect, it } from 'vitest';
import { exampleWebsites } from '../../../contract/gallery.ts';
import { exampleWebsite, readWanted } from './example-website.ts';

const of = (query: string) => exampleWebsite(readWanted(new URLSearchParams(query)), 'https://pausenplatz.example', 'abc').html;

describe('a made-up school website', () => {
  it('has the element with the attributes that somebody plays with', () => {
    expect(of('website=dunkel&element=seite&page=klasse-3a&theme=auto&consent=')).toContain(
      '<pausenplatz-seite page="klasse-3a" theme="auto" consent="">',
    );
    expect(of('element=beam-mich&variant=form')).toContain('<pausenplatz-beam-mich variant="form">');
  });

  it('takes nothing that it does not know, and no markup', () => {
    const html = of('website=../x&element=script&onload=alert(1)&page=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(html).toContain('<pausenplatz-seite page="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">');
    expect(html).not.toMatch(/onload|<script>/);
    expect(html.match(/<script/g)).toHaveLength(1);
  });
});

describe('the policy of a made-up school website', () => {
  it.each(exampleWebsites)('lets on «%s» our scripts and frames in, and what else its documentation asks for', (website) => {
    const { policy } = exampleWebsite(readWanted(new URLSearchParams({ website })), 'https://pausenplatz.example', 'abc');
    for (const directive of ['script-src', 'frame-src', 'connect-src', 'img-src', 'media-src'])
      expect(new RegExp(`${directive} [^;]*https://pausenplatz\\.example`).test(policy), directive).toBe(true);
    expect(policy).not.toContain('*');
  });
});
