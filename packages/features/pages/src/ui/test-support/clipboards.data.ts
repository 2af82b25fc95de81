/** What word processors put on the clipboard for one and the same worksheet, as they write it. */
export const clipboards = {
  word: {
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<meta name=Originator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/LEABRU~1/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:Zoom>0</w:Zoom>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	mso-style-qformat:yes;
	margin-bottom:8.0pt;
	font-size:11.0pt;
	font-family:"Calibri",sans-serif;}
@list l0:level1
	{mso-level-number-format:bullet;
	mso-level-text:\\F0B7;}
-->
</style>
<!--[if gte mso 10]>
<style>
 /* Style Definitions */
 table.MsoNormalTable
	{mso-style-name:"Normale Tabelle";}
</style>
<![endif]-->
</head>

<body lang=DE-CH style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->

<h1>Der Igel im Winter<o:p></o:p></h1>

<p class=MsoNormal>Igel schlafen von <b>November</b> bis <i>März</i>. Ihr Herz schl&auml;gt
dann nur noch <u>f&uuml;nfmal</u> in der Minute.<o:p></o:p></p>

<h2>Was ihr braucht<o:p></o:p></h2>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Laub<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;
text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New";mso-fareast-font-family:"Courier New"'><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>trockenes<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>&Auml;ste<o:p></o:p></p>

<p class=MsoNormal>So geht ihr vor:<o:p></o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Platz suchen<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Haufen bauen<o:p></o:p></p>

<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Grafik_x0020_1" o:spid="_x0000_i1025" type="#_x0000_t75"
 alt="Igel im Laub" style='width:120pt;height:90pt;visibility:visible;mso-wrap-style:square'>
 <v:imagedata src="file:///C:/Users/LEABRU~1/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"
  o:title="Igel im Laub"/>
</v:shape><![endif]--><![if !vml]><img width=160 height=120
src="file:///C:/Users/LEABRU~1/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"
alt="Igel im Laub" v:shapes="Grafik_x0020_1"><![endif]><o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=302 valign=top style='width:226.55pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'>Monat<o:p></o:p></p>
  </td>
  <td width=302 valign=top style='width:226.55pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'>Gewicht<o:p></o:p></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=604 colspan=2 valign=top style='width:453.1pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'>im Herbst 600 g<o:p></o:p></p>
  </td>
 </tr>
</table>

<p class=MsoNormal>Frisst der Igel &Auml;pfel?<span class=MsoCommentReference><span
style='font-size:8.0pt'><!--[if !supportAnnotations]--><a class=msocomanchor
id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')"
href="#_msocom_1" language=JavaScript name="_msoanchor_1">[LB1]</a><!--[endif]--></span></span><o:p></o:p></p>

<!--EndFragment-->

<div style='mso-element:comment-list'><![if !supportAnnotations]>

<hr class=msocomoff align=left size=1 width="33%">

<![endif]>

<div style='mso-element:comment'><![if !supportAnnotations]>

<div id="_com_1" class=msocomtxt language=JavaScript><![endif]>

<p class=MsoCommentText>Nachschlagen!<o:p></o:p></p>

<![if !supportAnnotations]></div><![endif]></div>

</div>
</body>

</html>
`,
    rtf: `{\\rtf1\\adeflang1025\\ansi\\ansicpg1252\\uc1\\adeff0\\deff0{\\fonttbl{\\f0\\fbidi \\froman\\fcharset0\\fprq2{\\*\\panose 02020603050405020304}Times New Roman;}}
{\\pard\\plain \\ltrpar\\s1 Der Igel im Winter\\par }
{\\pard\\plain {\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}{\\sp{\\sn wzDescription}{\\sv Igel im Laub}}}\\picscalex100\\picscaley100\\piccropl0\\piccropr0\\piccropt0\\piccropb0
\\picw53\\pich53\\picwgoal30\\pichgoal30\\pngblip\\bliptag-1234567{\\*\\blipuid b669fa79aabbccddeeff001122334455}
89504e470d0a1a0a0000000d4948445200000002000000020802000000fdd49a
730000001049444154789c63c8df1c0f440c100a002a6a06059ba80052000000
0049454e44ae426082}}{\\nonshppict{\\pict\\picscalex100\\picscaley100\\picw53\\pich53\\picwgoal30\\pichgoal30\\wmetafile8\\bliptag-1234567\\blipupi96{\\*\\blipuid b669fa79aabbccddeeff001122334455}
010009000003d200000000009300000000000400000003010800050000000b0200000000050000000c020300030003000000}}\\par }}
`,
  },
  googleDocs: {
    html: `<meta charset='utf-8'><html><head></head><body><b style="font-weight:normal;" id="docs-internal-guid-6b1d3c2e-7fff-1a2b-3c4d-5e6f70819203"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Der Igel im Winter</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Igel schlafen von </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;text-decoration:none;white-space:pre-wrap;">November</span><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;"> bis </span><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:italic;text-decoration:none;white-space:pre-wrap;">März</span><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">. </span><a href="https://www.igelzentrum.ch/" style="text-decoration:none;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#1155cc;font-weight:400;font-style:normal;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;white-space:pre-wrap;">Igelzentrum</span></a></p><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Was ihr braucht</span></h2><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Laub</span></p></li><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:circle;font-size:11pt;white-space:pre;" aria-level="2"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">trockenes</span></p></li></ul><li dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Äste</span></p></li></ul><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;white-space:pre-wrap;"><span style="border:none;display:inline-block;overflow:hidden;width:320px;height:240px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXd0?key=Zx9" width="320" height="240" style="margin-left:0px;margin-top:0px;" /></span></span></p><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:451pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;"><p dir="ltr" style="line-height:1.2;"><span style="font-size:11pt;white-space:pre-wrap;">Monat</span></p></td><td style="vertical-align:top;"><p dir="ltr"><span style="font-size:11pt;white-space:pre-wrap;">Gewicht</span></p></td></tr><tr style="height:0pt"><td colspan="2"><p dir="ltr"><span style="font-size:11pt;white-space:pre-wrap;">im Herbst 600 g</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline"></body></html>`,
    rtf: '',
  },
  pages: {
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta http-equiv="Content-Style-Type" content="text/css">
<title></title>
<meta name="Generator" content="Cocoa HTML Writer">
<meta name="CocoaVersion" content="2487.3">
<style type="text/css">
p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 30.0px 'Helvetica Neue'; color: #000000; -webkit-text-stroke: #000000}
p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000; -webkit-text-stroke: #000000}
p.p3 {margin: 0.0px 0.0px 0.0px 0.0px; font: 18.0px 'Helvetica Neue'; color: #000000; -webkit-text-stroke: #000000}
li.li2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000}
span.s1 {font-kerning: none}
table.t1 {border-collapse: collapse; table-layout: fixed}
td.td1 {width: 231.0px; border-style: solid; border-width: 1.0px 1.0px 1.0px 1.0px; padding: 4.0px 4.0px 4.0px 4.0px}
ul.ul1 {list-style-type: disc}
</style>
</head>
<body>
<p class="p1"><span class="s1"><b>Der Igel im Winter</b></span></p>
<p class="p2"><span class="s1">Igel schlafen von <b>November</b> bis <i>März</i>. Ihr Herz schlägt dann nur noch fünfmal in der Minute, und sie atmen kaum.</span></p>
<p class="p3"><span class="s1"><b>Was ihr braucht</b></span></p>
<ul class="ul1">
<li class="li2"><span class="s1"></span><span class="s1">Laub</span></li>
<ul class="ul1">
<li class="li2"><span class="s1">trockenes</span></li>
</ul>
<li class="li2"><span class="s1">Äste</span></li>
</ul>
<table cellspacing="0" cellpadding="0" class="t1">
<tbody>
<tr>
<td valign="top" class="td1">
<p class="p2"><span class="s1">Monat</span></p>
</td>
<td valign="top" class="td1">
<p class="p2"><span class="s1">Gewicht</span></p>
</td>
</tr>
<tr>
<td colspan="2" valign="top" class="td1">
<p class="p2"><span class="s1">im Herbst 600 g</span></p>
</td>
</tr>
</tbody>
</table>
</body>
</html>
`,
    rtf: '',
  },
  libreOffice: {
    html: `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.8.4.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
		h1.western { font-family: "Liberation Sans", sans-serif; font-size: 18pt; font-weight: bold }
	</style>
</head>
<body lang="de-CH" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">Der Igel im Winter</h1>
<p>Igel schlafen von <b>November</b> bis <i>März</i>. Ihr Herz schlägt
dann nur noch <u>fünfmal</u> in der Minute.</p>
<h2 class="western">Was ihr braucht</h2>
<ul>
	<li><p style="margin-bottom: 0cm">Laub</p>
	<ul>
		<li><p style="margin-bottom: 0cm">trockenes</p></li>
	</ul>
	<li><p>Äste</p></li>
</ul>
<p><img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGPI3xwPRAwQCgAqagYFm6gAUgAAAABJRU5ErkJggg==" name="Bild1" alt="Igel im Laub" align="bottom" width="160" height="120" border="0"/>
</p>
<p>Nach dem Bild geht es weiter.</p>
<table width="100%" cellpadding="4" cellspacing="0">
	<col width="128*"/>
	<col width="128*"/>
	<tr valign="top">
		<th width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p>Monat</p></th>
		<th width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p>Gewicht</p></th>
	</tr>
	<tr>
		<td colspan="2" width="100%" valign="top" style="border: 1px solid #000000; padding: 0.1cm"><p>im Herbst 600 g</p></td>
	</tr>
</table>
</body>
</html>
`,
    rtf: '',
  },
} as const;
