-- Until now every text was answered by relevance, whatever the language's default was. Shops that have set no default keep
-- what their visitors see: without words relevance orders as best sellers do.
update storefront_languages set mp_default_sort = 5 where mp_default_sort is null;
