-- The brand's sign beside its name on documents such as invoices: an SVG, PNG, JPEG or WebP, drawn on the band in the theme's colour.
alter table storefronts add column document_logo bytea check (octet_length(document_logo) between 1 and 65536);
