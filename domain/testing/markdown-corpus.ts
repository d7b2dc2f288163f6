/** Articles with constructs that a conversion could lose. */
export const CORPUS: Readonly<Record<string, string>> = {
  headings:
    "<h1>Uno</h1><h2>Dos</h2><h3>Tres</h3><h4>Cuatro</h4><h5>Cinco</h5><h6>Seis</h6><p>Fin.</p>",
  "bold and italic":
    "<p>Un <strong>pie</strong> <em>nivelador</em> y <strong><em>ambos</em></strong>, pega<strong>do</strong>s.</p>",
  underline: "<p>Un texto <u>subrayado con <strong>negrita</strong></u> aquí.</p>",
  strike: "<p>Antes <s>40 °C</s> ahora <del>60 °C</del> 80 °C.</p>",
  "super and sub": "<p>10<sup>-3</sup> m<sup>2</sup> y H<sub>2</sub>O, <mark>marcado</mark>.</p>",
  colors:
    '<p>Texto <span style="color:#ff0000">rojo</span> y <span style="background-color:rgb(255, 255, 0)">amarillo <strong>fuerte</strong></span>.</p>',
  alignment:
    '<p style="text-align:center">Centrado</p><h2 style="text-align:right">Derecha</h2><p style="text-align:justify">Justificado con <a href="/contacto">enlace</a>.</p>',
  "nested lists":
    "<ul><li><p>Uno</p><ul><li><p>Uno uno</p><ol><li><p>Primero</p></li><li><p>Segundo</p></li></ol></li></ul></li><li><p>Dos</p></li></ul>",
  "list with start": '<ol start="4"><li><p>Cuatro</p></li><li><p>Cinco</p></li></ol>',
  "loose list": "<ul><li><p>Uno</p><p>más de uno</p></li><li><p>Dos</p></li></ul>",
  "two lists in a row":
    "<ul><li>a</li></ul><ul><li>b</li></ul><ol><li>c</li></ol><ol><li>d</li></ol>",
  table:
    "<table><tbody><tr><th><p>Grado</p></th><th><p>Cr</p></th></tr><tr><td><p>304</p></td><td><p>18 | 20</p></td></tr></tbody></table>",
  "table with alignment":
    '<table><thead><tr><th>Grado</th><th style="text-align:right">Cr %</th></tr></thead><tbody><tr><td>316L</td><td style="text-align:right">16,5</td></tr></tbody></table>',
  "table with merged cells":
    '<table><tbody><tr><th colspan="2">Aceros</th></tr><tr><td>304</td><td rowspan="1">18</td></tr></tbody></table>',
  "table with lists":
    "<table><tbody><tr><th>A</th></tr><tr><td><ul><li>uno</li><li>dos</li></ul></td></tr></tbody></table>",
  "table without head":
    "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>",
  "table with lines":
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>uno<br>dos</td><td><code>x|y</code></td></tr></tbody></table>",
  image:
    '<p>Antes</p><p><img src="https://example.com/a.webp" alt="Pie [M16] de acero" title="Pie &quot;M16&quot;"></p>',
  "sized image":
    '<p><img src="/images/a.webp" alt="Pie" width="320" height="180"></p><p>Con <img src="/images/b.webp" alt="b" width="20" height="20"> dentro.</p>',
  links:
    '<p><a href="https://example.com/a_(b)?x=1&amp;y=2" title="Un &quot;título&quot;">Ficha</a>, <a href="mailto:a@b.es">correo</a>, https://example.com/auto y www.example.com.</p>',
  code: '<p>La clave <code>a `b` c</code>.</p><pre><code class="language-js">const a = "b";\n\n// fin &lt;tag>\n</code></pre>',
  quote: "<blockquote><p>El sello falla casi siempre.</p><p>Por química.</p></blockquote>",
  breaks: "<p>Calle Mayor 1<br>28001 Madrid</p><h3>Dos<br>líneas</h3><hr><p>Fin</p>",
  typography:
    "<p>«Comillas», “otras”, rayas — y – guiones, puntos… ¿Qué? ¡Sí! 60 °C, 1.4404, 25 % y nº 3.</p>",
  "signs of Markdown":
    "<p># no es título</p><p>- no es lista</p><p>1. tampoco</p><p>M16 * 80 * 2, a_b_c, ~20~, [x](y), &lt;b&gt;, `c`, | p | q |, &amp;amp; \\ fin</p>",
  "definition list": "<dl><dt>Ra</dt><dd>Rugosidad media</dd></dl><p>Después.</p>",
  figure:
    '<figure><img src="/images/a.webp" alt="a"><figcaption>Pie de foto</figcaption></figure><p>Después.</p>',
  details: "<details><summary>Más</summary><p>Texto <strong>oculto</strong>.</p></details>",
  anchors: '<p><a href="#fin">Al final</a></p><h2 id="fin">Fin</h2>',
  "list with styled text":
    '<ul><li><p style="text-align:center">Centrado</p></li><li><p><u>Sub</u>rayado</p></li></ul>',
  "quote with list and code":
    "<blockquote><ul><li><p>uno</p></li><li><p>dos</p></li></ul><pre><code>x\ny</code></pre></blockquote>",
  "colored code": '<pre><code><span style="color:red">a</span>\n\nb</code></pre><p>Fin</p>',
};
