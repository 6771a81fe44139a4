interface Site {
  name: string;
  app_url: string;
  /** Where a search leads, with its words as {search_term_string}; null where nothing can be searched for. */
  searchUrl: string | null;
  logo: string;
}

/** The schema.org `Organization` and `WebSite` of a storefront; the search box of a search engine leads to ours. */
export function siteThings({ name, app_url, searchUrl, logo }: Site): Record<string, unknown> {
  const organisation = { "@type": "Organization", "@id": `${app_url}/#organization`, name, url: app_url, logo };
  const potentialAction = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: searchUrl },
    "query-input": "required name=search_term_string",
  };
  return {
    "@graph": [
      organisation,
      {
        "@type": "WebSite",
        name,
        url: app_url,
        publisher: { "@id": organisation["@id"] },
        ...(searchUrl === null ? {} : { potentialAction }),
      },
    ],
  };
}
