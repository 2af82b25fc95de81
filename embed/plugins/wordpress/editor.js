/* The block in the editor: what it shows comes from the server, as visitors get it. Nothing is built: WordPress brings all of it along. */
(function (blocks, element, blockEditor, components, serverSideRender) {
  'use strict';
  var el = element.createElement;
  var elements = [
    { value: 'seite', label: 'Seite' },
    { value: 'advent', label: 'Adventskalender' },
    { value: 'beam-mich', label: 'Code eingeben (Beam mich)' },
    { value: 'anmelden', label: 'Anmelden' },
  ];
  var themes = [
    { value: 'auto', label: 'wie die Website' },
    { value: 'light', label: 'hell' },
    { value: 'dark', label: 'dunkel' },
  ];

  function Edit(props) {
    var given = props.attributes;
    var set = function (name) {
      return function (value) {
        var change = {};
        change[name] = name === 'height' ? Number(value) || 620 : value;
        props.setAttributes(change);
      };
    };
    var needsAddress = given.element === 'seite' || given.element === 'advent';
    var fields = el(
      components.PanelBody,
      { title: 'Pausenplatz' },
      el(components.SelectControl, { label: 'Was', value: given.element, options: elements, onChange: set('element') }),
      needsAddress &&
        el(components.TextControl, {
          label: 'Adresse',
          help: 'Öffne die Seite oder den Kalender in Pausenplatz und kopiere die Adresse aus dem Browser.',
          value: given.address,
          onChange: set('address'),
        }),
      el(components.TextControl, { label: 'Titel', value: given.title, onChange: set('title') }),
      needsAddress && el(components.TextControl, { label: 'Höhe in Pixeln', type: 'number', value: given.height, onChange: set('height') }),
      needsAddress &&
        el(components.SelectControl, { label: 'Hell oder dunkel', value: given.theme, options: themes, onChange: set('theme') }),
    );
    return el(
      'div',
      blockEditor.useBlockProps(),
      el(blockEditor.InspectorControls, null, fields),
      needsAddress && given.address === ''
        ? el(components.Placeholder, { label: 'Pausenplatz', instructions: 'Füge die Adresse einer öffentlichen Seite ein.' }, fields)
        : el(serverSideRender, { block: 'pausenplatz/einbetten', attributes: given }),
    );
  }

  blocks.registerBlockType('pausenplatz/einbetten', {
    edit: Edit,
    save: function () {
      return null;
    },
  });
})(window.wp.blocks, window.wp.element, window.wp.blockEditor, window.wp.components, window.wp.serverSideRender);
