import { describe, expect, it } from 'vitest';
import { exampleWebsite, readWanted } from './example-website.ts';

const of = (query: string) => exampleWebsite(readWanted(new URLSearchParams(query)), 'abc');

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
